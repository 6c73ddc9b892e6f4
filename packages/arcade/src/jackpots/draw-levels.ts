import { type JackpotLevel, type JackpotTerms, type LevelDraw, type LevelTerms, million } from './terms.ts'

/** A level as it stands. Amounts in millionths of a minor unit, `paid` in minor units. */
export interface Meter {
  readonly level: JackpotLevel
  readonly meter: number
  readonly reserve: number
  /** The contributions above the cap: they raise the next meter. */
  readonly overflow: number
  /** Sums of all rounds: into meter and overflow; into the reserve. */
  readonly contributed: number
  readonly reserved: number
  /** Seeds so far, and how much of them the reserve lacked. */
  readonly seeded: number
  readonly advanced: number
  readonly paid: number
  readonly hits: number
  /** The sums moved as pools retired: into the overflow and out of meter and overflow, the same of the reserve, and the advances that went back to the operator. */
  readonly movedIn: number
  readonly movedOut: number
  readonly reserveIn: number
  readonly reserveOut: number
  readonly returned: number
  /** Milliseconds since 1970: the last qualifying round, and the end of the period of a level that drops by time. */
  readonly qualifiedAt: number
  readonly dueAt: number | null
}

export interface RoundToDraw {
  readonly stake: number
  /** Milliseconds since 1970. */
  readonly at: number
  numberBelow(level: JackpotLevel, of: number): number
}

/** A level before its first round. */
export function openingMeter({ level, seed, drop }: LevelTerms, at: number): Meter {
  const start = seed * million
  return {
    level,
    meter: start,
    reserve: 0,
    overflow: 0,
    contributed: 0,
    reserved: 0,
    seeded: start,
    advanced: start,
    paid: 0,
    hits: 0,
    movedIn: 0,
    movedOut: 0,
    reserveIn: 0,
    reserveOut: 0,
    returned: 0,
    qualifiedAt: at,
    dueAt: drop.by === 'time' ? at + periodMs(drop) : null,
  }
}

/** Draws a round for the levels of its pool, in the order of the terms: it contributes to all, and is drawn for each until it has won one. */
export function drawLevels(
  { levels }: Pick<JackpotTerms, 'levels'>,
  round: RoundToDraw,
  meterOf: (level: JackpotLevel) => Meter,
): { readonly draws: readonly LevelDraw[]; readonly meters: readonly Meter[] } {
  const draws: LevelDraw[] = []
  const meters: Meter[] = []
  for (const terms of levels) {
    const mayWin = draws.every(({ prize }) => prize === null)
    const { draw, meter } = drawLevel(terms, { ...round, mayWin }, meterOf(terms.level))
    draws.push(draw)
    meters.push(meter)
  }
  return { draws, meters }
}

function drawLevel(
  terms: LevelTerms,
  round: RoundToDraw & { readonly mayWin: boolean },
  before: Meter,
): { readonly draw: LevelDraw; readonly meter: Meter } {
  const { level, drop } = terms
  const times =
    drop.by === 'time' && round.stake >= drop.minimumStake
      ? {
          from: before.qualifiedAt,
          at: Math.max(round.at, before.qualifiedAt),
          until: before.dueAt ?? before.qualifiedAt + periodMs(drop),
        }
      : undefined
  const increment = round.stake * terms.increment
  const reserve = round.stake * terms.reserve
  const { under, of } = chanceOf(terms, { stake: round.stake, before: before.meter, times })
  const drawn = round.mayWin && isOpen({ under, of }) ? round.numberBelow(level, of) : null
  const prize = round.mayWin && isWon({ under, of, drawn }) ? prizeOf(terms, before.meter + increment) : null
  const meter = meterAfter(terms, { increment, reserve, prize, times }, before)
  const draw = { level, before: before.meter, increment, reserve, under, of, drawn, prize, after: meter.meter }
  return { draw: times ? { ...draw, times } : draw, meter }
}

interface Chance {
  readonly under: number
  readonly of: number
}

/** The chance of a round, as `under` ÷ `of`. */
export function chanceOf(
  { drop, increment }: LevelTerms,
  { stake, before, times }: { readonly stake: number; readonly before: number; readonly times: LevelDraw['times'] },
): Chance {
  switch (drop.by) {
    case 'amount':
      return { under: stake * increment, of: drop.cap * million - before }
    case 'time':
      return times ? { under: times.at - times.from, of: times.until - times.from } : { under: 0, of: 1 }
    case 'chance':
      return { under: stake, of: drop.oneIn }
  }
}

/** True if a number decides it. */
export const isOpen = ({ under, of }: Chance) => under > 0 && under < of

export const isWon = ({ under, of, drawn }: Chance & { readonly drawn: number | null }) =>
  drawn === null ? under > 0 && under >= of : drawn < under

/** Whole minor units of a meter, with the contribution of the round that wins it; never above the cap. */
export function prizeOf({ drop }: Pick<LevelTerms, 'drop'>, raised: number): number {
  const most = drop.by === 'time' ? raised : Math.min(raised, drop.cap * million)
  return Math.floor(most / million)
}

function meterAfter(
  { drop, seed }: LevelTerms,
  { increment, reserve, prize, times }: Pick<LevelDraw, 'increment' | 'reserve' | 'prize' | 'times'>,
  before: Meter,
): Meter {
  const contributed = {
    ...before,
    contributed: before.contributed + increment,
    reserved: before.reserved + reserve,
    reserve: before.reserve + reserve,
    qualifiedAt: times?.at ?? before.qualifiedAt,
    dueAt: prize !== null && times && drop.by === 'time' ? times.at + periodMs(drop) : before.dueAt,
  }
  if (prize === null) return { ...contributed, ...capped(drop, before.meter + increment, before.overflow) }
  const start = seed * million
  const fromReserve = Math.min(start, contributed.reserve)
  const left = before.meter + increment + before.overflow - prize * million
  return {
    ...contributed,
    ...capped(drop, start + left, 0),
    reserve: contributed.reserve - fromReserve,
    seeded: before.seeded + start,
    advanced: before.advanced + start - fromReserve,
    paid: before.paid + prize,
    hits: before.hits + 1,
  }
}

/** A level with fixed odds keeps what would raise it above its cap for the next meter. */
function capped(drop: LevelTerms['drop'], meter: number, overflow: number): Pick<Meter, 'meter' | 'overflow'> {
  if (drop.by !== 'chance') return { meter, overflow }
  const most = drop.cap * million
  return { meter: Math.min(meter, most), overflow: overflow + Math.max(0, meter - most) }
}

const periodMs = ({ periodMinutes }: { readonly periodMinutes: number }) => periodMinutes * 60_000
