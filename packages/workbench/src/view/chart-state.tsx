import { Handle, type Node, type NodeProps, Position } from '@xyflow/react';
import type { KeyboardEvent } from 'react';
import type { ChartBox } from '../chart-layout.ts';
import type { ChartMarks } from './chart-props.ts';

export type StateNode = Node<
  {
    box: ChartBox;
    marks: ChartMarks;
    /** One state of the drawing is a tab stop; the arrow keys lead to the others. */
    isTabStop: boolean;
    onPoint: (id: string | null) => void;
    onActive: (id: string) => void;
    /** Without it the state is a picture. */
    onPress?: (id: string) => void;
  },
  'state'
>;

const NEXT: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** A state in the drawing: an outer one is a frame with its name at the top. */
export function ChartState({ data: { box, marks, isTabStop, onPoint, onActive, onPress } }: NodeProps<StateNode>) {
  const { node, text, stays, isEveryState } = box;
  const isCurrent = !isEveryState && marks.current.has(node.id);
  const isVisited = !isEveryState && marks.visited.has(node.id);
  const title = [node.id, ...stays.map(({ key }) => key)].join('\n');
  const point = { onMouseEnter: () => onPoint(node.id), onMouseLeave: () => onPoint(null) };
  return (
    <div
      className="chart-state"
      title={title}
      data-kind={isEveryState && node.children.length === 0 ? 'every' : node.kind}
      data-outer={node.children.length > 0 || undefined}
      data-current={isCurrent || undefined}
      data-visited={isVisited || undefined}
      data-stayed={stays.some(({ key }) => marks.taken.has(key)) || undefined}
      data-stayed-last={stays.some(({ key }) => marks.lastTaken.includes(key)) || undefined}
    >
      <Handle type="target" position={Position.Top} isConnectable={false} />
      {onPress ? (
        <button
          type="button"
          className="nopan"
          tabIndex={isTabStop ? 0 : -1}
          aria-label={[text, node.id, isCurrent && 'current', isVisited && 'visited'].filter(Boolean).join(', ')}
          onClick={() => onPress(node.id)}
          onKeyDown={moveFocus}
          onFocus={() => {
            onPoint(node.id);
            onActive(node.id);
          }}
          onBlur={() => onPoint(null)}
          {...point}
        >
          {text}
        </button>
      ) : (
        <span>{text}</span>
      )}
      <Handle type="source" position={Position.Bottom} isConnectable={false} />
    </div>
  );
}

function moveFocus(event: KeyboardEvent<HTMLButtonElement>) {
  const step = NEXT[event.key];
  const drawing = event.currentTarget.closest('.chart-room');
  if (step === undefined || !drawing) return;
  event.preventDefault();
  const states = [...drawing.querySelectorAll<HTMLButtonElement>('.chart-state > button')];
  states.at((states.indexOf(event.currentTarget) + step) % states.length)?.focus();
}
