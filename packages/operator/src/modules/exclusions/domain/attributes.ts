import { addressForm, codeForm, houseNumberForm } from '@andon/contract/folding/addresses'
import { mailboxForm } from '@andon/contract/folding/email-addresses'
import { hyphens } from '@andon/contract/folding/fold'
import { areComparable, nameForm, nameParts } from '@andon/contract/folding/person-names'
import { e164 } from '@andon/contract/folding/phone-numbers'
import type { PersonDetails } from '../deps.ts'

/**
 * The attributes that identify a person, and how strong each is as evidence. Weak evidence (a name, a postcode or an address alone) is not stored,
 * because it does not identify a person. Each kind is one comparison: a match is an equal hash.
 */
export const strengths = {
  document: 'strong',
  email: 'strong',
  phone: 'strong',
  'person and postcode': 'strong',
  'person and address': 'strong',
  'instrument and name': 'strong',
  /** Name and date of birth. */
  person: 'medium',
  'name and address': 'medium',
  /** One part of the name, date of birth, and the address, or postcode and house number: a middle name more, or another given name. */
  'part of name': 'medium',
  /** Date of birth and address. Counts only where the names cannot be compared: one in kanji without a reading, the other in Latin letters. */
  'birth date and address': 'medium',
  /** A card, a wallet or a bank account used under another name. */
  instrument: 'medium',
} as const

export type AttributeKind = keyof typeof strengths
export type Strength = (typeof strengths)[AttributeKind]

export interface Attribute {
  readonly kind: AttributeKind
  /** The normal form: equal for values that count as the same. */
  readonly value: string
}

/** Kinds derived from a player's details and replaced when the details change. Other kinds are only added. */
export const detailKinds: readonly AttributeKind[] = [
  ...(['email', 'phone', 'person', 'person and postcode', 'person and address', 'name and address'] as const),
  ...(['part of name', 'birth date and address'] as const),
]

export function strengthOf(kinds: readonly AttributeKind[]): Strength {
  return kinds.some((kind) => strengths[kind] === 'strong') ? 'strong' : 'medium'
}

/** The attributes derived from a player's details. */
export function detailAttributes(details: PersonDetails): Attribute[] {
  const { dateOfBirth, country } = details
  const postalCode = codeForm(details.postalCode)
  const address = addressForm(details)
  const all: Attribute[] = [
    { kind: 'email', value: mailboxForm(details.email) },
    { kind: 'phone', value: e164(details) },
  ]
  for (const name of nameForms(details)) {
    const person = `${name} ${dateOfBirth}`
    all.push({ kind: 'person', value: person })
    if (postalCode !== '') all.push({ kind: 'person and postcode', value: `${person} ${country} ${postalCode}` })
    if (address === '') continue
    all.push({ kind: 'person and address', value: `${person} ${country} ${address}` })
    all.push({ kind: 'name and address', value: `${name} ${country} ${address}` })
  }
  const places = placesOf(details)
  for (const place of places) {
    const born = `${dateOfBirth} ${country} ${place}`
    all.push({ kind: 'birth date and address', value: born })
    for (const part of longParts(details)) all.push({ kind: 'part of name', value: `${part} ${born}` })
  }
  return all
}

/** Where a person lives: the address, and postcode with house number. */
function placesOf({ postalCode, city, address1 }: PersonDetails): string[] {
  const address = addressForm({ city, address1 })
  const [code, number] = [codeForm(postalCode), houseNumberForm(address1)]
  return [...(address === '' ? [] : [address]), ...(code === '' || number === '' ? [] : [`${code} ${number}`])]
}

/** Initials say too little. */
const longParts = (details: PersonDetails): string[] =>
  [...new Set(allParts(details))].filter((part) => !/^[a-z]$/.test(part))

const allParts = ({ firstName, lastName, firstNameKana, lastNameKana }: PersonDetails): string[] =>
  nameParts(firstName, lastName, firstNameKana, lastNameKana)

/**
 * Whether these shared attributes say anything about two persons. A birth date and an address alone do only if their names cannot be compared: people
 * who share a house share a birth date sometimes.
 */
export function areEvidence(kinds: readonly AttributeKind[], one: PersonDetails, other: PersonDetails): boolean {
  if (kinds.some((kind) => kind !== 'birth date and address')) return true
  return !areComparable(allParts(one), allParts(other))
}

export function documentAttributes({ country, number }: { country: string; number: string }): Attribute[] {
  const form = codeForm(number)
  return form === '' ? [] : [{ kind: 'document', value: `${country} ${form}` }]
}

/** `fingerprint`: issued by the supplier, equal for the same card or account. */
export function instrumentAttributes(
  { supplier, fingerprint }: { supplier: string; fingerprint: string },
  details: PersonDetails,
): Attribute[] {
  const value = `${supplier} ${fingerprint}`
  return [
    { kind: 'instrument', value },
    ...nameForms(details).map((name) => ({ kind: 'instrument and name' as const, value: `${value} ${name}` })),
  ]
}

/** The name as written and, if given, its reading; each also with the words joined that a hyphen joins. */
function nameForms({ firstName, lastName, firstNameKana, lastNameKana }: PersonDetails): string[] {
  const joined = (name: string) => name.replace(new RegExp(hyphens, 'gu'), '')
  const forms = [
    nameForm(firstName, lastName),
    nameForm(joined(firstName), joined(lastName)),
    nameForm(firstNameKana, lastNameKana),
  ]
  return [...new Set(forms)].filter((form) => form !== '')
}
