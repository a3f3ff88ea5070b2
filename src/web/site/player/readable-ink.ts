/** What stands on a colour of the page around: the one of two that differs from it most. */
export function pickReadableInk(color: string): '#000000' | '#ffffff' {
  const ground = relativeLuminance(color);
  return (ground + 0.05) ** 2 > 0.05 * 1.05 ? '#000000' : '#ffffff';
}

/** Relative luminance of "#rrggbb", 0 to 1 (WCAG 2.2). */
function relativeLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
