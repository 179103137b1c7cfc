'use client';
import { requestOf } from '../../api/api-error.ts';
import { requestLine } from '../../api/failure.tsx';
import type { Remote } from '../../api/remote.ts';
import type { TrekSummary } from '../../api/trek.ts';
import { withRef } from '../../core/internal/with-ref.ts';
import { useTexts } from '../../core/texts/language.ts';
import type { OuterProps } from '../../kit/part.tsx';
import { Status } from '../../kit/status.tsx';
import { TrekSlider } from '../trek-card/index.ts';
import { trekCardTexts } from '../trek-card/trek-card.texts.ts';
import { TrekSliderSkeleton } from '../trek-card/trek-slider.tsx';
import { rowsTexts } from './rows.texts.ts';
import { TreksFailed } from './treks-status.tsx';

/** Props of `AllTreks`. */
export interface AllTreksProps extends OuterProps {
  data: Remote<readonly TrekSummary[]>;
}

/** All the treks that it is given, in one row that turns. */
export const AllTreks = withRef(function AllTreks({ data, ...root }: AllTreksProps) {
  const cardTexts = useTexts(trekCardTexts);
  const showcase = useTexts(rowsTexts);
  if (data.status === 'failed') {
    return <TreksFailed text={requestLine(requestOf(data.message))} onRetry={data.retry} {...root} />;
  }
  if (data.status === 'loading') return <TrekSliderSkeleton {...root} />;
  if (data.value.length === 0) return <Status title={cardTexts.noTreks} {...root} />;
  return <TrekSlider label={showcase.allInARow} treks={data.value} {...root} />;
});
