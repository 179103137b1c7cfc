import { describe, expect, test, vi } from 'vitest';
import { mergeProps } from './merge-props.ts';

const event = () => new Event('click', { cancelable: true });

describe('props of a part and of its host', () => {
  test('the host’s props win, and the part’s other props stay', () => {
    expect(mergeProps({ id: 'part', lang: 'en', title: 'Part' }, { id: 'host', title: undefined })).toEqual({
      id: 'host',
      lang: 'en',
      title: 'Part',
    });
  });

  test('both descriptions are joined, the host’s first', () => {
    expect(mergeProps({ 'aria-describedby': 'part' }, { 'aria-describedby': 'host' })).toEqual({
      'aria-describedby': 'host part',
    });
    expect(mergeProps({ 'aria-describedby': 'part' }, {})).toEqual({ 'aria-describedby': 'part' });
  });

  test('the host’s handler runs first', () => {
    const order: string[] = [];
    const { onClick } = mergeProps(
      { onClick: () => void order.push('part') },
      { onClick: () => void order.push('host') },
    );
    (onClick as (given: object) => void)(event());
    expect(order).toEqual(['host', 'part']);
  });

  test('a host that prevents the default keeps the part from acting', () => {
    const ours = vi.fn();
    const { onClick } = mergeProps(
      { onClick: ours },
      { onClick: (given: { preventDefault: () => void }) => given.preventDefault() },
    );
    (onClick as (given: object) => void)(event());
    expect(ours).not.toHaveBeenCalled();
  });

  test('the part’s handler stays if the host has none', () => {
    const ours = vi.fn();
    const { onClose } = mergeProps({ onClose: ours }, { onClose: undefined });
    (onClose as unknown as () => void)();
    expect(ours).toHaveBeenCalledOnce();
  });

  test('classes and styles are combined', () => {
    expect(
      mergeProps(
        { className: 'part', style: { color: 'red', margin: 0 } },
        { className: 'host', style: { color: 'blue' } },
      ),
    ).toEqual({ className: 'part host', style: { color: 'blue', margin: 0 } });
    expect(mergeProps({}, { className: 'host' })).toEqual({ className: 'host' });
  });
});
