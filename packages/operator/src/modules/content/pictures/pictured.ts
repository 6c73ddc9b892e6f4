import type { Picture } from '@andon/contract/player-api/content-pictures'

/** The picture of a banner or promotion on the wire. `image`: of the site, or the name of an uploaded one, which is `picture`. */
export const pictured = (image: string, picture: Picture | undefined): { image: string; picture?: Picture } =>
  picture ? { image: picture.src, picture } : { image }
