import { readSpecifiers } from '../model/specifiers.ts'

const natural = new Intl.Collator('en', { numeric: true })

/** Orders lines of one market as a board does, by the numbers of their specifiers: `total=2`, `total=2.25`, `total=2.5`; handicaps from the lowest. */
export function compareSpecifiers(one: string, other: string): number {
  const [of, ofOther] = [readSpecifiers(one) ?? {}, readSpecifiers(other) ?? {}]
  for (const name of new Set([...Object.keys(of), ...Object.keys(ofOther)].toSorted())) {
    const order = compareValues(of[name] ?? '', ofOther[name] ?? '')
    if (order !== 0) return order
  }
  return natural.compare(one, other)
}

function compareValues(one: string, other: string): number {
  const bothNumbers = [one, other].every((value) => /^[+-]?\d+(\.\d+)?$/.test(value))
  return bothNumbers ? Number(one) - Number(other) : natural.compare(one, other)
}
