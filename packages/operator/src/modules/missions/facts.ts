import { fact } from '@andon/contract/fact'
import * as v from 'valibot'

/** A player has reached a mission and may claim its reward; the key is the player. Written once for each period. */
export const missionReached = fact(
  'missions.MissionReached',
  v.object({
    missionId: v.string(),
    period: v.string(),
    names: v.object({ ja: v.string(), en: v.string() }),
    claimUntil: v.string(),
  }),
)
