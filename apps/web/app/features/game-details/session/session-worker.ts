import { type SessionPlan, sessionPicture } from './session-model.ts'

/** Computes one picture; the page ends the worker. */
addEventListener('message', ({ data }: MessageEvent<SessionPlan>) => postMessage(sessionPicture(data)))
