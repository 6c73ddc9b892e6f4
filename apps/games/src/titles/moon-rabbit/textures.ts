import type { Sprite, Texture } from 'pixi.js'
import type { Stage } from '../../shell/stage/stage.ts'

/** Replaces the texture that these sprites share. */
export function give(stage: Stage, sprites: readonly Sprite[], texture: Texture): void {
  if (sprites[0]) stage.retire(sprites[0].texture)
  for (const sprite of sprites) sprite.texture = texture
}
