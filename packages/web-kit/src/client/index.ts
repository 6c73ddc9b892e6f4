export { type BearerClient, type CallOptions, CallRefusal, createBearerClient } from './bearer-client.ts'
export { ConnectionLost, readReply, sendRequest } from './send-request.ts'
