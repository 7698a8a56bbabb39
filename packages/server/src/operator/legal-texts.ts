import type { Language } from '@mazmorra/kernel';
import type { LegalPageName } from '@mazmorra/protocol';

interface LegalTexts {
  readonly forever: string;
  readonly pages: Readonly<Record<LegalPageName, string>>;
}

/** The default texts. Words in braces are replaced by the retention times of this server. */
export const legalTexts: Readonly<Record<Language, LegalTexts>> = {
  en: {
    forever: 'without limit',
    pages: {
      privacy: `# Privacy

This page says what this server keeps about you, why, and for how long. Games that you play on your own device, alone, against bots or on one screen, stay on that device and are not sent anywhere.

## No account

There is no account, no e-mail address and no password. When you first play online, your browser gets a random secret by which the server recognises you. The server keeps only a fingerprint of it.

## What is stored, and for how long

- The name you chose, when you first came and when you were last here (to the day), and the browser and system of each of your devices. People who do not come back are forgotten after {people}.
- Your tables: who sat where, every answer, the result. Finished games: {finished}. Tables that nobody starts: {neverStarted}. Games where nobody plays on are ended after {abandoned}.
- If you keep a name: the public half of each passkey, fingerprints of your recovery codes, your settings and your ratings, until you ask to be forgotten.
- What you write in the chat of a table: {chat} after the game has ended.
- Whom you follow, mute or block, until you take it back.
- If you ask to be notified: the address of your browser’s push service or of your own webhook, your quiet hours and your language, until you switch it off.
- Reports that you send or that are about you, with the lines of chat around them, and what the operator decided: until they are settled and a year after that.

## What is not stored

- Your network address is held in memory while you are connected, to stop abuse. It is written down only when the operator bans it.
- There are no cookies, no trackers, no statistics about you but your results, no advertising, and nothing is loaded from other companies. Notifications alone go through the push service that your browser names, encrypted, and only if you asked for them.

## Who can see what

People at your table, and spectators where the table allows them, see your name, what you play and what you write. If you keep a name, everybody can open its profile, and on the page “You” you choose what it shows. Whoever has the link of a tournament sees who takes part and how they did. The operator can read the chat of a table, and a log says who did so, when and why.

## What you can do

- Settings → Forget me deletes your name, your secrets and what you wrote, at once. Finished games stay without your name.
- Ask the operator for a copy of everything that is stored about you, or for a correction. The [imprint](/imprint) says how to reach them.
`,
      terms: `# Terms of use

## What this is

A place to play board games with others, free of charge. The operator named in the [imprint](/imprint) runs it as well as they can, without any guarantee that it is always there or that nothing is ever lost.

## How we play

- Be kind. No insults, no threats, no hate, no advertising, nothing that is against the law.
- Choose a name that offends nobody and that is not taken for somebody else’s.
- Play yourself, one seat per person and table. Programs may play where a table says so.
- Do not disturb the server or look for what is hidden from your seat.

## What happens otherwise

Use the little flag beside a name, a line of chat or a table to tell the operator. The operator may remove lines, close tables, and keep somebody from writing or playing for a time. Every such step is logged with its reason, and you may ask about yours.

## Whose is what

What you write stays yours; you let the server show it to the people at your table. The program is free software under the MIT licence. The games belong to their authors and publishers.
`,
      imprint: `# Imprint

The operator of this server has not yet written who they are.

## For the operator

Put your name, your address and a way to reach you into the files imprint.en.md and imprint.es.md in the folder “pages” beside the data of the server. In many countries the law asks for that as soon as strangers play here. The same folder holds the privacy page and the terms of use.
`,
    },
  },
  es: {
    forever: 'sin límite',
    pages: {
      privacy: `# Privacidad

Esta página dice qué guarda de ti este servidor, para qué y durante cuánto tiempo. Las partidas que juegas en tu dispositivo, a solas, contra bots o en una misma pantalla, se quedan en él y no se envían a ninguna parte.

## Sin cuenta

No hay cuenta, ni correo, ni contraseña. La primera vez que juegas en línea, tu navegador recibe un secreto al azar con el que el servidor te reconoce. El servidor solo guarda su huella.

## Qué se guarda y durante cuánto tiempo

- El nombre que has elegido, cuándo viniste por primera vez y cuándo estuviste aquí por última vez (solo el día), y el navegador y el sistema de cada uno de tus dispositivos. A quien no vuelve se le olvida al cabo de {people}.
- Tus mesas: quién se sentó dónde, cada respuesta y el resultado. Partidas terminadas: {finished}. Mesas que nadie empieza: {neverStarted}. Las partidas en las que nadie sigue jugando se dan por terminadas al cabo de {abandoned}.
- Si te quedas con un nombre: la parte pública de cada clave de acceso, las huellas de tus códigos de recuperación, tus ajustes y tus puntuaciones, hasta que pidas que se te olvide.
- Lo que escribes en el chat de una mesa: {chat} desde el final de la partida.
- A quién sigues, silencias o bloqueas, hasta que lo quitas.
- Si pides que se te avise: la dirección del servicio de avisos de tu navegador o de tu propio webhook, tus horas de silencio y tu idioma, hasta que lo desactives.
- Las denuncias que envías o que tratan de ti, con las líneas del chat de antes y de después, y lo que decidió el operador: hasta que se resuelven y un año más.

## Qué no se guarda

- Tu dirección de red está en memoria mientras dura la conexión, para frenar abusos. Solo se anota cuando el operador la veta.
- No hay cookies, ni rastreadores, ni más estadísticas sobre ti que tus resultados, ni publicidad, y no se carga nada de otras empresas. Solo los avisos pasan por el servicio que indica tu navegador, cifrados, y únicamente si los has pedido.

## Quién ve qué

Quienes están en tu mesa, y quienes miran si la mesa lo permite, ven tu nombre, lo que juegas y lo que escribes. Si te quedas con un nombre, cualquiera puede abrir su perfil, y en la página «Tú» eliges qué se ve en él. Quien tiene el enlace de un torneo ve quién participa y qué resultados tiene. El operador puede leer el chat de una mesa, y un registro dice quién lo hizo, cuándo y por qué.

## Qué puedes hacer

- Ajustes → Olvidarme borra al momento tu nombre, tus secretos y lo que has escrito. Las partidas terminadas se quedan sin tu nombre.
- Pide al operador una copia de todo lo que hay guardado de ti, o que lo corrija. El [aviso legal](/imprint) dice cómo ponerte en contacto.
`,
      terms: `# Condiciones de uso

## Qué es esto

Un sitio para jugar a juegos de mesa con otras personas, gratis. Lo lleva lo mejor que puede el operador que figura en el [aviso legal](/imprint), sin garantía de que esté siempre en marcha ni de que nunca se pierda nada.

## Cómo se juega

- Con amabilidad. Nada de insultos, amenazas, odio o publicidad, ni nada que vaya contra la ley.
- Elige un nombre que no ofenda a nadie y que no se confunda con el de otra persona.
- Juega tú, con un asiento por persona y mesa. Los programas pueden jugar donde la mesa lo diga.
- No molestes al servidor ni busques lo que tu asiento no puede ver.

## Qué pasa si no

Usa la banderita que hay junto a un nombre, una línea del chat o una mesa para avisar al operador. El operador puede borrar líneas, cerrar mesas e impedir que alguien escriba o juegue durante un tiempo. Cada paso queda registrado con su motivo, y puedes preguntar por el tuyo.

## De quién es cada cosa

Lo que escribes sigue siendo tuyo; dejas que el servidor se lo muestre a quienes están en tu mesa. El programa es software libre con licencia MIT. Los juegos son de sus autores y editoriales.
`,
      imprint: `# Aviso legal

El operador de este servidor todavía no ha escrito quién es.

## Para el operador

Pon tu nombre, tu dirección y una forma de contactar contigo en los archivos imprint.es.md e imprint.en.md de la carpeta «pages», junto a los datos del servidor. En muchos países la ley lo exige en cuanto juegan aquí desconocidos. En la misma carpeta están la página de privacidad y las condiciones de uso.
`,
    },
  },
};
