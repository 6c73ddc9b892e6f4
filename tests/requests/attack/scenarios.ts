import type { Scenario } from './attack.ts'
import { calls } from './calls.ts'
import { headers } from './headers.ts'
import { pages } from './pages.ts'
import { rawSockets } from './raw-sockets.ts'
import { sportsbook } from './sportsbook.ts'
import { uploads } from './uploads.ts'
import { websockets } from './websockets.ts'

/** Every kind of attack; a new one is a file beside these and a name here. */
export const scenarios: readonly Scenario[] = [pages, headers, rawSockets, calls, uploads, websockets, sportsbook]
