/** How often something happened in the past twelve months, the least first: an answer's points are its place. */
export const answers = ['never', 'sometimes', 'often', 'always'] as const
export type Answer = (typeof answers)[number]

export const questionCount = 9

/** From the least score of each: none, low, moderate, high. The bands in which such questions are usually read. */
const bands = [
  { band: 'high', from: 8 },
  { band: 'moderate', from: 3 },
  { band: 'low', from: 1 },
  { band: 'none', from: 0 },
] as const
export type Band = (typeof bands)[number]['band']

/** The points of all answers, 0 to 27, and their band. Every question has an answer. */
export function scoreOf(given: readonly Answer[]): { readonly points: number; readonly band: Band } {
  const points = given.reduce((sum, answer) => sum + answers.indexOf(answer), 0)
  return { points, band: bands.find(({ from }) => points >= from)?.band ?? 'none' }
}
