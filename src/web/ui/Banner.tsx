import type { ComponentType, ReactNode } from 'react'
import style from './Banner.module.css'

interface BannerProps {
  readonly title: string
  /** The picture behind the title. */
  readonly Cover?: ComponentType | undefined
  readonly children?: ReactNode
}

/** The top of a page about one game: its picture, its title, and where one can go from here. */
export function Banner({ title, Cover, children }: BannerProps) {
  return (
    <div className={style.banner}>
      {Cover && (
        <div className={style.cover}>
          <Cover />
        </div>
      )}
      <div className={style.words}>
        <h1>{title}</h1>
        {children}
      </div>
    </div>
  )
}
