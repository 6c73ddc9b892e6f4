import { isReservedNickname } from '@andon/contract/folding/nicknames'
import type { Deps } from '../deps.ts'

/** True if the nickname, or one that looks like it, would pass for the operator, a brand or a member of staff. */
export async function isReserved({ sites, staffNames }: Deps, nickname: string): Promise<boolean> {
  const brands = sites.flatMap(({ code, name }) => [code, name])
  return isReservedNickname(nickname, [...brands, ...(await staffNames())])
}
