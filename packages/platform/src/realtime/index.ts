export { createHub, type Hub } from './hub.ts'
export { mountRealtime } from './mount-realtime.ts'
