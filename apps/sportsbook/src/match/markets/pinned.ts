import * as v from 'valibot'
import { createStoredState } from '../../page/stored-state.ts'

/** Markets that the player wants first, by their number, in every event. */
export const pinned = createStoredState('sports.pinned', v.array(v.string()), [])
