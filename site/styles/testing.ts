/** OKLCH: lightness 0–1, chroma, hue in degrees. */
export interface Colour {
  readonly lightness: number
  readonly chroma: number
  readonly hue: number
}

function linearRgb({ lightness, chroma, hue }: Colour): [number, number, number] {
  const angle = (hue * Math.PI) / 180
  const a = chroma * Math.cos(angle)
  const b = chroma * Math.sin(angle)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

function luminance(colour: Colour): number {
  const [red, green, blue] = linearRgb(colour).map((channel) => Math.min(1, Math.max(0, channel)))
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

/** Contrast of two opaque colours as WCAG 2 defines it: 1 to 21. Colours outside sRGB are clipped. */
export function contrastRatio(one: Colour, other: Colour): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

/** The colour in the form that HTML knows: `#fdfdfb`. */
export function hexOf(colour: Colour): string {
  const channels = linearRgb(colour).map((linear) => {
    const encoded = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055
    return Math.round(Math.min(1, Math.max(0, encoded)) * 255)
  })
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
