import { AccountIcon } from '@andon/web-kit/AccountIcon'
import { usePicture } from './picture.ts'

/** The player's picture, or an icon. Decorative: the text beside it names the player. */
export function Avatar() {
  const url = usePicture()
  if (url === null) return <AccountIcon name="person" />
  return <img src={url} alt="" className="avatar" width={512} height={512} />
}
