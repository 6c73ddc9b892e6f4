/** What the mock wallet does with one call, in place of booking and answering it. */
export interface Fault {
  readonly name: string
  /** Whether the call takes effect; `late`: when the supplier has given up. */
  readonly books: 'yes' | 'no' | 'late'
  /** `silence` and `drop`: no answer at all. */
  readonly answers: 'silence' | 'drop' | 'unavailable' | 'page' | 'other' | 'brokenBalance'
}

/** After each of these the supplier does not know whether the call took effect. */
export const faults: readonly Fault[] = [
  { name: 'no answer after it is booked', books: 'yes', answers: 'silence' },
  { name: 'no answer, and nothing booked', books: 'no', answers: 'silence' },
  { name: 'a connection cut after it is booked', books: 'yes', answers: 'drop' },
  { name: 'a connection cut before it is booked', books: 'no', answers: 'drop' },
  { name: 'a call that is booked after the time limit', books: 'late', answers: 'silence' },
  { name: 'UNAVAILABLE', books: 'no', answers: 'unavailable' },
  { name: 'HTTP 500 with a page after it is booked', books: 'yes', answers: 'page' },
  { name: 'an OK for another transaction', books: 'yes', answers: 'other' },
  { name: 'an OK with a balance that is no amount', books: 'yes', answers: 'brokenBalance' },
]

export function faultOf(name: string): Fault {
  const fault = faults.find((one) => one.name === name)
  if (!fault) throw new Error(`no fault is named ${name}`)
  return fault
}
