import type { Picture } from '@andon/contract/player-api/content-pictures'

/** The picture of a banner or promotion on the wire. `image`: of the site, or `picture:<name>`, an uploaded one that is among `pictures`. */
export function pictured(
  image: string,
  pictures: ReadonlyMap<string, Picture | undefined>,
): { image: string; picture?: Picture } {
  const picture = pictures.get(image)
  return picture ? { image: picture.src, picture } : { image }
}
