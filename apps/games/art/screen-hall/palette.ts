/** Gold leaf by lantern light, a night of indigo, and the flowers of autumn. */
export const ink = '#15101f'
export const night = { black: '#0c0a1c', deep: '#131033', mid: '#221c52', light: '#3a3280', pale: '#7a72c4' } as const
export const leaf = { bright: '#fff0b8', light: '#f7d67c', mid: '#dba53e', deep: '#9c661c', shade: '#5c3a12' } as const
export const lacquer = { black: '#120c1c', edge: '#2c2040', red: '#a32a33', light: '#e06a55' } as const
export const brocade = { ground: '#1d2458', light: '#4a63b8', gold: '#e9bd5c' } as const
export const moon = { silver: '#f2f0e6', light: '#ffffff', shade: '#c9cbe0' } as const
export const flower = { deep: '#4b2f96', mid: '#7c5cd0', pale: '#cbb8f2', white: '#f6f0ff', heart: '#ffdf92' } as const
export const grass = { deep: '#0d3a3c', mid: '#1f6a5c', light: '#59a07a', straw: '#e8d7a0' } as const
export const berry = { red: '#c8332c', deep: '#7c1a24', light: '#f2846a' } as const
export const lamp = { paper: '#ffe7b0', glow: '#ffb84a', core: '#fff8dc', wood: '#2a1712', edge: '#5a3020' } as const
