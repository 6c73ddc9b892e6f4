import { fact } from '@andon/contract/fact'
import * as v from 'valibot'

/** A round of the owner, the fact's key, went on without a request of its player. For open pages alone: it goes over the bus as it is, and may be lost. */
export const roundWentOn = fact('arcade.RoundWentOn', v.object({ round: v.string() }))
