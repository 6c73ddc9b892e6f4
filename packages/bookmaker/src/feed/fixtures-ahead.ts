import type { EventUrn } from '../model/urn.ts'
import type { DescribeEvent } from './event-description.ts'

/** Matches that the feed will tell of later, where it has a calendar. */
export interface FixturesAhead {
  /** Ids of the matches of the next days. */
  ids(): readonly EventUrn[]
  readonly describe: DescribeEvent
}
