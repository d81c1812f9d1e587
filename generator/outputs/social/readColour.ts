export type Colour = readonly [red: number, green: number, blue: number]

/** A colour of the style sheet as bytes of sRGB: `#1a2b3c`, `#123` or `oklch(0.42 0.085 222)`; nothing for any other form. */
export function readColour(text: string): Colour | undefined {
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[1]
  if (hex !== undefined) return fromHex(hex)
  const [, lightness, chroma, hue] =
    /^oklch\(\s*([\d.]+%?)\s+([\d.]+)\s+([\d.]+)(?:deg)?\s*\)$/i.exec(text.trim()) ?? []
  if (lightness === undefined) return undefined
  const share = lightness.endsWith('%') ? Number.parseFloat(lightness) / 100 : Number(lightness)
  return fromOklch(share, Number(chroma), (Number(hue) * Math.PI) / 180)
}

function fromHex(hex: string): Colour {
  const digits = hex.length === 3 ? [...hex].map((digit) => digit + digit) : (hex.match(/../g) ?? [])
  const [red = 0, green = 0, blue = 0] = digits.map((pair) => Number.parseInt(pair, 16))
  return [red, green, blue]
}

/** https://bottosson.github.io/posts/oklab/ */
function fromOklch(lightness: number, chroma: number, hue: number): Colour {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    toByte(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    toByte(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    toByte(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

function toByte(linear: number): number {
  const share = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055
  return Math.round(255 * Math.min(1, Math.max(0, share)))
}
