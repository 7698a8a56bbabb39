rulebook = O manual diz quantas cartas de caminho, de ação, de ouro e de anão há ao todo, o que faz cada carta de ação, e quantos mineradores e sabotadores participam.
published = Ele não mostra todas as cartas de caminho. As formas e a quantidade de cada uma vêm de seis programas públicos, que concordam até a última carta. As quantidades de cada carta de ação vêm de quatro desses programas, e as das cartas de ouro de 1, 2 e 3 pepitas, de três.
design = As cartas de caminho não têm nomes impressos: os nossos dizem o que está desenhado nelas. Nada mais nas cartas é nosso.

groups_fixed = Início e objetivos
groups_paths = Cartas de caminho
groups_actions = Cartas de ação
groups_gold = Cartas de ouro
groups_dwarfs = Cartas de anão

from_programs = programas públicos que concordam entre si
