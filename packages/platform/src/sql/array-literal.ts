const plain = /^[\w./:-]+$/
const nullWord = /^null$/i

/** Values as the text of a PostgreSQL array. What the driver makes of an array it quotes element by element; the long ones of a batch seldom need it. */
export function arrayLiteral(values: readonly (string | number | null)[]): string {
  return `{${values.map(elementOf).join(',')}}`
}

function elementOf(value: string | number | null): string | number {
  if (value === null) return 'NULL'
  if (typeof value === 'number' || (plain.test(value) && !nullWord.test(value))) return value
  return `"${value.replace(/["\\]/g, '\\$&')}"`
}
