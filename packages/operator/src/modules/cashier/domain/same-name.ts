/** Whether an account's holder is written like the player, in either order; a name in another script is not, and a person has to look. */
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
