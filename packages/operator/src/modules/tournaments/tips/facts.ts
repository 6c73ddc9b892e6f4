import { fact } from '@andon/contract/fact'
import * as v from 'valibot'

/** A result of a round has been stated, corrected or taken back; the key is the supplier. */
export const roundResultsChanged = fact('tournaments.RoundResultsChanged', v.object({ roundId: v.string() }))
