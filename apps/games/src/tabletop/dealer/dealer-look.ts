/** Clothes and face of a dealer. All colours are flat, as in a print. */
export interface DealerLook {
  readonly skin: string
  readonly skinShade: string
  /** Colour of the cheeks. */
  readonly blush: string
  readonly hair: string
  /** Colour of the strands that catch the light. */
  readonly hairLight: string
  readonly lip: string
  readonly lipLight: string
  /** At the outer corner of the eye; the skin's own colour for none. */
  readonly eyeTip: string
  /** `updo`: wings, a bun and pins. `topknot`: combed back into a small knot. */
  readonly style: 'updo' | 'topknot'
  readonly garment: string
  /** Colour of the folds, and of the sleeve that lies behind. */
  readonly garmentShade: string
  readonly lining: string
  readonly underCollar: string
  readonly sash: string
  readonly sashLight: string
  readonly cord: string
  /** The first colour is that of mist or feathers; the others of flowers or sparks. */
  readonly pattern: { readonly kind: 'mist' | 'feathers'; readonly colours: readonly [string, string, string] }
  readonly ornament: { readonly base: string; readonly flower: string; readonly heart: string }
}

/** In violet with golden mist and bellflowers, for a hall of golden screens at night. */
export const bellflower: DealerLook = {
  skin: '#fae8d4',
  skinShade: '#d9a98a',
  blush: '#f5cdb8',
  hair: '#1d1726',
  hairLight: '#4a4268',
  lip: '#c0262d',
  lipLight: '#e2685c',
  eyeTip: '#d0403a',
  style: 'updo',
  garment: '#43287a',
  garmentShade: '#2c1957',
  lining: '#c8332c',
  underCollar: '#fffaf0',
  sash: '#d9a63c',
  sashLight: '#ffdf92',
  cord: '#b8282c',
  pattern: { kind: 'mist', colours: ['#e6b650', '#efe4fb', '#a98be0'] },
  ornament: { base: '#e8b645', flower: '#efe6ff', heart: '#8f6fd2' },
}

/** In black and vermilion with feathers, for a hall of the vermilion bird. */
export const vermilionBird: DealerLook = {
  skin: '#f3d5b5',
  skinShade: '#c08a64',
  blush: '#f0caa7',
  hair: '#201a20',
  hairLight: '#514650',
  lip: '#c07a64',
  lipLight: '#e0b093',
  eyeTip: '#f3d5b5',
  style: 'topknot',
  garment: '#2b2230',
  garmentShade: '#1a141d',
  lining: '#d8402c',
  underCollar: '#fffaf0',
  sash: '#c23a29',
  sashLight: '#f08a5c',
  cord: '#f0c45c',
  pattern: { kind: 'feathers', colours: ['#d8402c', '#f0a23c', '#ffdf92'] },
  ornament: { base: '#d8402c', flower: '#f0c45c', heart: '#ffdf92' },
}
