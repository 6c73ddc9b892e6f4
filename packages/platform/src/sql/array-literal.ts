const plain = /^[\w./:-]+$/
const nullWord = /^null$/i

/** Values as the text of a PostgreSQL array. The driver quotes an array element by element, which a batch's long arrays seldom need. */
export function arrayLiteral(values: readonly (string | number | null)[]): string {
  return `{${values.map(elementOf).join(',')}}`
}

function elementOf(value: string | number | null): string | number {
  if (value === null) return 'NULL'
  if (typeof value === 'number' || (plain.test(value) && !nullWord.test(value))) return value
  return `"${value.replace(/["\\]/g, '\\$&')}"`
}
