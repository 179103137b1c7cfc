'use client';
import { Slider as ArkSlider } from '@ark-ui/react/slider';
import { useId } from 'react';
import { sliderAnatomy } from './kit.anatomy.ts';
import type { SliderProps } from './slider-props.ts';

/** The slider that moves. */
export function LiveSlider(props: SliderProps) {
  const { label, values, minimum, maximum, step, handleLabels, describeValue, isDisabled, onChange, onCommit } = props;
  const id = useId();
  const handleId = (index: number) => `${id}-handle-${index}`;
  return (
    <ArkSlider.Root
      {...sliderAnatomy.attributes('root')}
      ids={{ thumb: handleId }}
      value={values}
      min={minimum}
      max={maximum}
      step={step}
      disabled={isDisabled}
      aria-label={handleLabels}
      getAriaValueText={({ value }) => describeValue?.(value) ?? String(value)}
      onValueChange={(change) => onChange(change.value)}
      onValueChangeEnd={(change) => onCommit?.(change.value)}
    >
      <ArkSlider.Label {...sliderAnatomy.attributes('label')}>{label}</ArkSlider.Label>
      <ArkSlider.Control {...sliderAnatomy.attributes('control')}>
        <ArkSlider.Track {...sliderAnatomy.attributes('track')}>
          <ArkSlider.Range {...sliderAnatomy.attributes('range')} />
        </ArkSlider.Track>
        {values.map((_, index) => (
          <ArkSlider.Thumb
            // biome-ignore lint/suspicious/noArrayIndexKey: a handle is its position.
            key={index}
            index={index}
            // By itself: its `aria-label` says which handle it is, which the label of the whole does not.
            aria-labelledby={handleId(index)}
            {...sliderAnatomy.attributes('thumb')}
          >
            <ArkSlider.HiddenInput />
          </ArkSlider.Thumb>
        ))}
      </ArkSlider.Control>
    </ArkSlider.Root>
  );
}
