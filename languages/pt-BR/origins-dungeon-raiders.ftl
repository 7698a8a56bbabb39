rulebook = Os manuais dizem quantas cartas há de cada tipo e trazem as quatro armadilhas, as cartas de item, as cartas de poder e o que cada chefe tem de especial. Dois exemplos mostram também um Dragão com quatro jogadores e o Tesouro de 4 e 2 moedas.
published = Os outros números vêm de dois programas públicos desta edição e de imagens da impressão de 2013: a força e os ferimentos dos monstros, as moedas dos baús, o que cada valor traz numa abóbada, as sete cartas de nível, com o que cada personagem começa e a maioria dos números dos chefes. Onde essas fontes divergem, seguimos os totais do manual.
design = Com cinco jogadores, o Cobrador de impostos, a Medusa e a Esfinge têm força 18: todo outro monstro que pede 11 com três jogadores e 14 com quatro pede 18 com cinco, e também a Alcateia de 2013. Uma mesa pode escolher 16. Nenhuma fonte dá os ferimentos do Golem e da Múmia nesta edição; com 2 ferimentos, eles mudam o vencedor de partidas simuladas mais ou menos tanto quanto os outros chefes. Os nomes da maioria dos monstros e das armadilhas são traduções nossas.

groups_rooms = Cartas de sala
groups_bosses = Chefes
groups_characters = Personagens
groups_levels = Cartas de nível
groups_power = Cartas de poder
groups_items = Itens
groups_map = Mapa

from_programs = programas públicos desta edição
from_pictures = imagens da impressão de 2013
