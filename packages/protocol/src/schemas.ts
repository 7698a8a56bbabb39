/** What the server reads: the schemas of all requests. The page has only their types, and none of the library that checks them. */
export {
  API_QUERIES,
  API_SCHEMAS,
  type ApiSchemaName,
  answerOf,
  readBody,
  readQuery,
} from './api.ts';
export { operatorActs, readOperatorRequest } from './operator.ts';
export { isTableRequest, readRequest, requests, tableRequests } from './requests.ts';
