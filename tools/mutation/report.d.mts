/** A planted fault and what became of it. */
export interface Planted {
  readonly fileName: string
  readonly status: string
  readonly statusReason?: string
  readonly mutatorName: string
  readonly replacement: string
  readonly location: { readonly start: { readonly line: number } }
}

export function reportText(
  before: string,
  part: string,
  results: readonly Planted[],
  sample: { readonly each: string; readonly seed: string },
): string
