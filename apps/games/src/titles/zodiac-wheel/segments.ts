/** The wheel clockwise from its top, as the rules at the server have it. */
export const segments = [
  ...['cat-6', 'rat', 'ox', 'rabbit', 'horse', 'boar', 'sheep', 'rat', 'rooster'],
  ...['tiger', 'horse', 'ox', 'rabbit', 'rat', 'dragon', 'sheep', 'horse', 'rooster'],
  ...['snake', 'rat', 'ox', 'monkey', 'horse', 'rabbit', 'sheep', 'rat', 'boar'],
  ...['cat-2', 'horse', 'sheep', 'rooster', 'rat', 'snake', 'ox', 'horse', 'rabbit'],
  ...['monkey', 'rat', 'sheep', 'rooster', 'horse', 'dog', 'ox', 'rat', 'rabbit'],
  ...['boar', 'horse', 'sheep', 'tiger', 'rat', 'rooster', 'ox', 'horse', 'snake'],
] as const
export type SegmentId = (typeof segments)[number]

/** Animals that face each other in the circle of twelve, in the order of their prizes. */
export const pairs = [
  ['rat', 'horse'],
  ['ox', 'sheep'],
  ['rabbit', 'rooster'],
  ['snake', 'boar'],
  ['tiger', 'monkey'],
  ['dragon', 'dog'],
] as const
export type Animal = (typeof pairs)[number][number]

/** The prize to which an animal belongs, such as `rat-horse`; `cat` for what is no animal of the twelve. */
export function toneOf(id: string): string {
  const pair = pairs.find((animals) => animals.some((animal) => animal === id))
  return pair?.join('-') ?? 'cat'
}

/** Reads a drawn face: the place on the wheel, and whose segment it is. */
export function segmentOf(face: string): { readonly place: number; readonly id: string } {
  const [place = '0', ...id] = face.split('-')
  return { place: Number(place), id: id.join('-') }
}

/** By what the round was multiplied, of its facts: 12 for `ox*12`. */
export function multipleIn(facts: readonly string[]): number {
  const [, product = '1'] = facts.find((fact) => fact.includes('*'))?.split('*') ?? []
  return Number(product)
}
