import type { NameReplies, NameRequest } from '@mazmorra/protocol';
import type { Asker, Names } from './names.ts';

/** Handles a request about kept names. */
export async function handleName(
  names: Names,
  asker: Asker,
  request: NameRequest,
): Promise<NameReplies[keyof NameReplies]> {
  const { id } = asker.person;
  switch (request.do) {
    case 'kept':
      return names.view(asker);
    case 'passkey-options':
      return { options: { ...(await names.passkeyOptions(asker, request.args.name)) } as never };
    case 'add-passkey':
      return names.addPasskey(asker, request.args.name, request.args.passkey);
    case 'remove-passkey':
      return names.removePasskey(asker, request.args.passkey);
    case 'sign-in-options':
      return { options: { ...(await names.signInOptions(asker)) } as never };
    case 'sign-in':
      return names.signIn(asker, request.args.passkey);
    case 'recover':
      return names.recover(asker.device, request.args.name, request.args.code);
    case 'new-codes':
      return names.newCodes(id);
    case 'set-shown':
      return names.setShown(asker, request.args);
    case 'own':
      return names.own(id);
    case 'set-own':
      return names.setOwn(id, request.args.body, request.args.at);
  }
}
