import { endpoint, type ReplyOf, type RequestOf } from '@andon/contract/endpoint'
import * as v from 'valibot'
import { raceGrades, raceSessions, raceStages, riderClasses, ridingStyles } from '../markets/races/race-words.ts'
import { eventId, instant, names } from './fields.ts'
import { success } from './replies.ts'

const number = v.number()
const technique = v.nullable(v.picklist(ridingStyles))

const ofMeeting = {
  track: names,
  grade: v.picklist(raceGrades),
  session: v.picklist(raceSessions),
  /** Day of the meeting, from 1. */
  day: v.number(),
}

const raceCard = v.object({
  ...ofMeeting,
  /** Number of the race on its day, from 1. */
  number,
  stage: v.picklist(raceStages),
  trackMetres: v.number(),
  distanceMetres: v.number(),
  laps: v.number(),
  /** Line-ups, each from its leader to its last rider, by number. */
  lines: v.array(v.array(number)),
  /** By number. */
  riders: v.array(
    v.object({
      number,
      bracket: v.number(),
      name: names,
      region: names,
      class: v.picklist(riderClasses),
      style: v.picklist(ridingStyles),
      term: v.number(),
      /** Racing score in hundredths. */
      score: v.number(),
      /** Places of the last races, newest first; null where the rider was not placed. */
      form: v.array(v.nullable(v.number())),
      /** Announced by now: does not start, and stakes on the rider are returned. */
      nonStarter: v.boolean(),
    }),
  ),
  /** Null until it is confirmed. Best first; riders who are not placed come last. */
  result: v.nullable(
    v.object({
      finish: v.array(
        v.object({
          number,
          /** Riders who tie share the better place. */
          place: v.nullable(v.number()),
          mishap: v.nullable(v.picklist(['disqualified', 'fell', 'nonStarter'])),
          /** How the first and the second rode. */
          technique,
        }),
      ),
    }),
  ),
})

const raceMeeting = v.object({
  ...ofMeeting,
  /** Id of the track's tournament. */
  tournament: v.string(),
  races: v.array(
    v.object({
      event: v.string(),
      /** True if the event can be read: until some time after its result. */
      readable: v.boolean(),
      number,
      stage: v.picklist(raceStages),
      startsAt: instant,
      /** Numbers of those in the first three places, best first, and how the winner won. Null until it is confirmed. */
      result: v.nullable(v.object({ first: v.array(number), technique })),
    }),
  ),
})

/** Calls about races, beside those of `sportsApi` and on the same origin. They are apart so that only pages of races fetch them. */
export const raceApi = {
  listMeetings: endpoint('GET /sportsbook/race-meetings', {
    access: 'sportsVisitor',
    rate: 'read',
    summary: 'Meetings that take bets or have just ended, with their races and results, by start',
    request: v.object({}),
    /** Empty where the feed has no races. */
    reply: v.object({ success, meetings: v.array(raceMeeting) }),
    refusals: [],
  }),
  showRace: endpoint('GET /sportsbook/events/{event}/race', {
    access: 'sportsVisitor',
    rate: 'read',
    summary: 'Riders, line-ups and result of a race',
    request: v.object({ event: eventId }),
    /** Null where the feed says nothing of it. */
    reply: v.object({ success, race: v.nullable(raceCard) }),
    refusals: ['NOT_FOUND'],
  }),
} as const

export type RaceApi = typeof raceApi
export type RaceCall = keyof RaceApi
export type RaceRequest<C extends RaceCall> = RequestOf<RaceApi[C]>
export type RaceReply<C extends RaceCall> = ReplyOf<RaceApi[C]>
