/** Whether the account holder's name equals the player's, in either order. A name in another script never does: a person has to check it. */
export function isSameName(holder: string, { firstName, lastName }: { firstName: string; lastName: string }): boolean {
  const wanted = [`${firstName}${lastName}`, `${lastName}${firstName}`].map(fold)
  return fold(holder) !== '' && wanted.includes(fold(holder))
}

function fold(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}
