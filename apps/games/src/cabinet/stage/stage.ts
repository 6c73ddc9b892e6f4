import 'pixi.js/unsafe-eval'
import 'pixi.js/graphics'
import { autoDetectRenderer, Container, type Renderer } from 'pixi.js'
import { createFrames, type Frames } from './frames.ts'

/** Where the title draws: everything under the buttons. */
export interface Stage extends Frames {
  readonly root: Container
  readonly view: View
  /** True if the player asks for less motion. Read before each motion: it may change while playing. */
  calm(): boolean
  /** Without WebGL the same scene is painted on a plain canvas; the title leaves its costliest ornaments out then. */
  readonly plain: boolean
  onResize(callback: (view: View) => void): void
}

/** CSS pixels, and how many device pixels make one. */
export interface View {
  readonly width: number
  readonly height: number
  readonly density: number
}

/** More than two device pixels per CSS pixel cost battery and cannot be seen. */
const densityMax = 2

export async function createStage(parent: HTMLElement): Promise<Stage> {
  const canvas = document.createElement('canvas')
  canvas.setAttribute('aria-hidden', 'true')
  parent.prepend(canvas)
  const renderer = await createRenderer(canvas)
  const frames = createFrames()
  const root = new Container()
  const reduced = matchMedia('(prefers-reduced-motion: reduce)')
  const resized: ((view: View) => void)[] = []
  const stage = {
    ...frames,
    root,
    view: measure(),
    plain: renderer.name === 'canvas',
    calm: () => reduced.matches,
    onResize: (callback: (view: View) => void) => resized.push(callback),
  }
  const fit = () => {
    stage.view = measure()
    renderer.resize(stage.view.width, stage.view.height, stage.view.density)
    for (const callback of resized) callback(stage.view)
  }
  renderer.resize(stage.view.width, stage.view.height, stage.view.density)
  window.addEventListener('resize', fit)
  frames.start(() => renderer.render(root))
  return stage
}

function createRenderer(canvas: HTMLCanvasElement): Promise<Renderer> {
  const options = {
    canvas,
    autoDensity: true,
    resolution: measure().density,
    backgroundColor: '#0b1138',
    antialias: false,
    powerPreference: 'low-power' as const,
    skipExtensionImports: true,
    manageImports: false,
  }
  return autoDetectRenderer({ ...options, preference: hasWebGl() ? ['webgl', 'canvas'] : ['canvas'] })
}

/** Asked on a canvas of its own: a canvas that once gave a WebGL context can never be painted plainly. */
function hasWebGl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2', { failIfMajorPerformanceCaveat: true })
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}

function measure(): View {
  return {
    width: window.innerWidth,
    height: window.innerHeight,
    density: Math.min(densityMax, window.devicePixelRatio || 1),
  }
}
