export interface Place {
  readonly prefecture: string
  readonly city: string
  readonly town: string
}

/** The parts that all places of a postcode share: prefecture, city, and the common beginning of the towns. */
export function sharedPlace(places: readonly Place[]): Place {
  const [first, ...others] = places
  if (first === undefined) return { prefecture: '', city: '', town: '' }
  const same = (part: 'prefecture' | 'city') => others.every((other) => other[part] === first[part])
  const prefecture = same('prefecture') ? first.prefecture : ''
  const city = prefecture !== '' && same('city') ? first.city : ''
  return { prefecture, city, town: city === '' ? '' : sharedBeginning(places.map(({ town }) => town)) }
}

function sharedBeginning([first = '', ...others]: readonly string[]): string {
  let length = first.length
  while (!others.every((other) => other.startsWith(first.slice(0, length)))) length -= 1
  return first.slice(0, length)
}

export interface AddressLines {
  readonly prefecture: string
  readonly city: string
  /** Town, block and building. */
  readonly address1: string
}

/**
 * The address after a change of the postcode. `before` is what the previous postcode filled in. What the player added after the town stays, and
 * so does a line the player wrote. A field the new place leaves open is emptied only if the previous postcode filled it.
 */
export function moveTo(lines: AddressLines, { before, place }: { before: Place; place: Place }): AddressLines {
  const part = (name: 'prefecture' | 'city') => place[name] || (lines[name] === before[name] ? '' : lines[name])
  return { prefecture: part('prefecture'), city: part('city'), address1: lineOf(lines.address1, { before, place }) }
}

function lineOf(line: string, { before, place }: { before: Place; place: Place }): string {
  if (line === '') return place.town
  if (before.town !== '' && line.startsWith(before.town)) return `${place.town}${line.slice(before.town.length)}`
  return line
}
