import { Refusal } from '@andon/contract'
import { fold } from './domain/fold.ts'
import { guessable } from './domain/guessable.ts'

/** Refuses PASSWORD_WEAK with the reason. The contract checks the length. */
export function demandStrongPassword({
  password,
  email,
  nickname,
}: {
  password: string
  email: string
  nickname: string
}): void {
  const reason = containsOwnName({ password, email, nickname }) ? 'personal' : guessable(password)
  if (reason) throw new Refusal('PASSWORD_WEAK', { field: 'password', params: { reason } })
}

const shortestLocalPart = 4

function containsOwnName({
  password,
  email,
  nickname,
}: {
  password: string
  email: string
  nickname: string
}): boolean {
  const folded = fold(password)
  const address = fold(email)
  const localPart = address.slice(0, address.lastIndexOf('@'))
  const names = [address, fold(nickname), ...(localPart.length >= shortestLocalPart ? [localPart] : [])]
  return names.some((name) => folded.includes(name))
}
