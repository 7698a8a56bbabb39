rulebook = O manual traz os oito monstros com suas forças, os pontos de vida do bárbaro e do ladrão, e o que faz metade do equipamento.
published = Uma transcrição das cartas impressas, programas públicos e resenhas dão quantas cartas há de cada monstro, os símbolos nelas, os pontos de vida do guerreiro e do mago, de quem é cada equipamento e os outros efeitos. Onde várias dizem a mesma coisa, elas concordam.
design = Nenhum número é nosso. Os nomes do equipamento em português são nossos.

groups_monsters = Monstros
groups_adventurers = Aventureiros
groups_equipment = Equipamento
groups_others = Cartas de sucesso e de ajuda

from_transcript = uma transcrição das cartas impressas
from_programs = programas públicos
from_reviews = resenhas
