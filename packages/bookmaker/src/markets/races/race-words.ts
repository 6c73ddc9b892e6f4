/** How a rider likes to win, and how a place was won: leading from afar (逃げ), coming round on the last lap (捲り), passing in the last straight (差し), or following the one before (マーク). */
export const ridingStyles = ['nige', 'makuri', 'sashi', 'mark'] as const
export type RidingStyle = (typeof ridingStyles)[number]

export const riderClasses = ['S1', 'S2', 'A1', 'A2', 'A3'] as const
export type RiderClass = (typeof riderClasses)[number]

/** G3 is an anniversary race of class S, F1 a meeting of class S, F2 one of class A. */
export const raceGrades = ['G3', 'F1', 'F2'] as const
export type RaceGrade = (typeof raceGrades)[number]

/** A race's part in its meeting: 予選, 選抜, 一般, 特選, 準決勝, 決勝. */
export const raceStages = ['heat', 'select', 'general', 'special', 'semiFinal', 'final'] as const
export type RaceStage = (typeof raceStages)[number]

/** Part of the day in which a meeting is held. */
export const raceSessions = ['morning', 'day', 'night', 'midnight'] as const
export type RaceSession = (typeof raceSessions)[number]
