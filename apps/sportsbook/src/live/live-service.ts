import { createService } from '../page/create-service.ts'
import type { Live } from './create-live.ts'

/** The page's stream of prices and scores. */
export const [LiveProvider, useLive] = createService<Live>()
