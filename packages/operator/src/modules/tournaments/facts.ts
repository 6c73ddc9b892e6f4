import { fact } from '@andon/contract/fact'
import * as v from 'valibot'

/** The board or the state of a tournament has changed; the key is the tournament. */
export const boardChanged = fact('tournaments.BoardChanged', v.object({}))
