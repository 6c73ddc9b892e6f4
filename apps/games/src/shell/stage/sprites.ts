import type { Container, IParticle, Sprite, Texture } from 'pixi.js'
import type { Stage } from './stage.ts'

/** Replaces the texture that these sprites share. */
export function give(stage: Stage, sprites: readonly Sprite[], texture: Texture): void {
  if (sprites[0]) stage.retire(sprites[0].texture)
  for (const sprite of sprites) sprite.texture = texture
}

/** On a 2D canvas one picture replaces all layers of a scene, because nothing moves in it. */
export function flatten(stage: Stage, scene: Container, flat: Sprite): void {
  if (!stage.plain) return
  scene.visible = true
  give(stage, [flat], stage.snapshot(scene))
  scene.visible = false
  stage.redraw()
}

/** A particle that is not yet seen, turned around its middle. */
export const darkParticle = {
  x: 0,
  y: 0,
  scaleX: 1,
  scaleY: 1,
  rotation: 0,
  anchorX: 0.5,
  anchorY: 0.5,
  color: 0,
} as const satisfies Omit<IParticle, 'texture'>
