const VARIABLE = /var\((--[\w-]+)\)/g

/** Colours and fonts of the page, which a picture of its own does not know. */
function settle(copy: Element, style: CSSStyleDeclaration): void {
  for (const { name, value } of [...copy.attributes])
    if (value.includes('var('))
      copy.setAttribute(
        name,
        value.replace(VARIABLE, (_, variable: string) => style.getPropertyValue(variable).trim()),
      )
  for (const child of copy.children) settle(child, style)
}

function sourceOf(svg: SVGSVGElement, width: number, height: number): string {
  const copy = svg.cloneNode(true) as SVGSVGElement
  settle(copy, getComputedStyle(svg))
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  return new XMLSerializer().serializeToString(copy)
}

/** An SVG of the page as a PNG of this size. Nothing is loaded for it and nothing leaves the page. */
export async function pngOf(svg: SVGSVGElement, width: number, height: number): Promise<Blob> {
  const image = new Image(width, height)
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(sourceOf(svg, width, height))}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')!.drawImage(image, 0, 0, width, height)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  )
}
