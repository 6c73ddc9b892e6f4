export { createHub, type Hub, type Party } from './hub.ts'
export { mountRealtime, noPlace, prepareRealtime } from './mount-realtime.ts'
