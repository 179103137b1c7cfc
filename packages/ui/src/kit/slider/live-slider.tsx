'use client';
import { useSlider } from '@ark-ui/react/slider';
import { type Ref, useMemo, useRef } from 'react';
import { mergeProps } from '../../core/internal/merge-props.ts';
import { useValue } from '../../core/internal/use-value.ts';
import { withRef } from '../../core/internal/with-ref.ts';
import { sliderAnatomy as anatomy } from '../kit.anatomy.ts';
import { LibraryRoot } from '../library-root.tsx';
import { type PartIds, useIdOf, useOwnId, usePartIds } from '../part-ids.ts';
import { Box, type RootProps, SliderProvider } from './slider-context.tsx';

/** The slider that moves. */
export const LiveRoot = withRef(function LiveSlider({ ref, ...root }: RootProps & { ref?: Ref<HTMLDivElement> }) {
  return <LibraryRoot of={ref}>{(own) => <MovingRoot {...root} ref={own} />}</LibraryRoot>;
});

const MovingRoot = withRef(function MovingSlider(props: RootProps) {
  const { min, max, step, value, defaultValue, onValueChange, onValueCommit, describeValue = String, ...rest } = props;
  const { disabled, ...root } = rest;
  const [values, change] = useValue({ value, defaultValue, onValueChange }, [min]);
  const reason = useRef<'pointer' | 'key'>('pointer');
  const ids = usePartIds();
  const api = useSlider({
    ...{ min, max, step, disabled, value: values },
    ids: useLibraryIds(ids),
    getAriaValueText: ({ value }) => describeValue(value),
    onValueChange: (next) => change(next.value, reason.current),
    onValueChangeEnd: (next) => onValueCommit?.(next.value),
  });
  const own = {
    ...{ ...api.getRootProps(), ...anatomy.attributes('root'), id: useOwnId(ids, 'root', root) },
    onPointerDownCapture: () => {
      reason.current = 'pointer';
    },
    onKeyDownCapture: () => {
      reason.current = 'key';
    },
  };
  return (
    <SliderProvider value={{ api, ids, values, min, max, describeValue }}>
      <Box {...mergeProps(own, root)} />
    </SliderProvider>
  );
});

/** The ids under the library's names. It looks for elements by them later: a host may have given others by then. */
function useLibraryIds(ids: PartIds) {
  // The handles refer to the label.
  useIdOf(ids, 'label');
  return useMemo(() => {
    const own = { thumb: (index: number) => ids.of(`thumb-${index}`) };
    for (const part of ['root', 'label', 'control', 'track', 'range']) {
      Object.defineProperty(own, part, { get: () => ids.of(part), enumerable: true });
    }
    return own;
  }, [ids]);
}
