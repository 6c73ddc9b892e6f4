import 'pixi.js/unsafe-eval'
import 'pixi.js/graphics'
import { Container, Rectangle, type Renderer, Texture, WebGLRenderer } from 'pixi.js'
import { createFrames, type Frames } from './frames.ts'

/** The canvas on which the title draws, below the buttons. */
export interface Stage extends Frames {
  readonly root: Container
  readonly view: View
  /** True if the player prefers reduced motion. Ask before each motion, because it may change. */
  calm(): boolean
  /** True without a graphics processor: the scene is painted on a 2D canvas, and scenery stands still. */
  readonly plain: boolean
  /** True if scenery may move on its own. */
  sways(): boolean
  /** The whole view as one texture, for scenery that stands still. */
  snapshot(target: Container): Texture
  /** Destroys a texture that no sprite uses, after the renderer has released it. */
  retire(texture: Texture): void
  onResize(callback: (view: View) => void): void
}

/** Size in CSS pixels, and device pixels per CSS pixel. */
export interface View {
  readonly width: number
  readonly height: number
  readonly density: number
}

/** More cost battery without a visible difference. */
const densityMax = 2

export async function createStage(parent: HTMLElement): Promise<Stage> {
  const canvas = document.createElement('canvas')
  canvas.setAttribute('aria-hidden', 'true')
  parent.prepend(canvas)
  const renderer = await createRenderer(canvas, measure(parent).density)
  const frames = createFrames()
  const root = new Container()
  const reduced = matchMedia('(prefers-reduced-motion: reduce)')
  let view = measure(parent)
  const retired: Texture[] = []
  let retiring: Texture[] = []
  const resized: ((view: View) => void)[] = []
  const stage: Stage = {
    ...frames,
    root,
    get view() {
      return view
    },
    plain: renderer.name === 'canvas',
    calm: () => reduced.matches,
    sways: () => !reduced.matches && renderer.name !== 'canvas',
    snapshot: (target: Container) => {
      const { width, height, density } = stage.view
      return renderer.generateTexture({ target, frame: new Rectangle(0, 0, width, height), resolution: density })
    },
    retire: (texture: Texture) => {
      if (texture !== Texture.EMPTY) retired.push(texture)
    },
    onResize: (callback: (view: View) => void) => {
      resized.push(callback)
    },
  }
  const draw = () => {
    renderer.render(root)
    // textures of one sheet share its source, which is destroyed with the first of them
    for (const texture of new Map(retiring.map((texture) => [texture.source, texture])).values()) texture.destroy(true)
    retiring = retired.splice(0)
  }
  const fit = () => {
    const now = measure(parent)
    if (now.width === view.width && now.height === view.height && now.density === view.density) return
    view = now
    renderer.resize(stage.view.width, stage.view.height, stage.view.density)
    for (const callback of resized) callback(stage.view)
    frames.redraw()
  }
  renderer.resize(stage.view.width, stage.view.height, stage.view.density)
  window.addEventListener('resize', fit)
  // an iframe may get its size after the scripts have run, without a resize event
  new ResizeObserver(fit).observe(parent)
  frames.start(draw, {
    always: renderer.name !== 'canvas',
    // for tests: whether anything but scenery moves
    onMotion: (moving) => canvas.toggleAttribute('data-moving', moving),
  })
  return stage
}

/** The renderer for 2D canvases is loaded only where it is needed, and WebGPU never. */
async function createRenderer(canvas: HTMLCanvasElement, resolution: number): Promise<Renderer> {
  const options = {
    canvas,
    autoDensity: true,
    resolution,
    backgroundColor: '#0b1138',
    antialias: false,
    powerPreference: 'low-power' as const,
    skipExtensionImports: true,
    manageImports: false,
  }
  if (hasGraphicsProcessor()) {
    const renderer = new WebGLRenderer()
    await renderer.init(options)
    // pixi forgets what was bound to 16 texture units; with more, textures stay black
    canvas.addEventListener('webglcontextrestored', () => renderer.resetState())
    return renderer
  }
  const { createCanvasRenderer } = await import('./canvas-renderer.ts')
  return createCanvasRenderer(options)
}

/**
 * Software WebGL is slower than a 2D canvas. Tested on a separate canvas, because a canvas that had a WebGL context cannot have a 2D one.
 */
function hasGraphicsProcessor(): boolean {
  const context = document.createElement('canvas').getContext('webgl2', { failIfMajorPerformanceCaveat: true })
  if (!context) return false
  const details = context.getExtension('WEBGL_debug_renderer_info')
  const name = String(context.getParameter(details ? details.UNMASKED_RENDERER_WEBGL : context.RENDERER))
  context.getExtension('WEBGL_lose_context')?.loseContext()
  return !/swiftshader|llvmpipe|softpipe|software|basic render/i.test(name)
}

/** Measures the element, because a window in a frame of another process may still report 0 when the page is laid out. */
function measure(parent: HTMLElement): View {
  return {
    width: Math.max(1, parent.clientWidth),
    height: Math.max(1, parent.clientHeight),
    density: Math.min(densityMax, window.devicePixelRatio || 1),
  }
}
