export { type BearerClient, type CallOptions, CallRefusal, createBearerClient } from './bearer-client.ts'
export { ConnectionLost } from './send-request.ts'
